import { Component, type ReactNode } from 'react';
import { EmptyState } from '../components/ui/EmptyState.tsx';
import { Button, ButtonAnchor } from '../components/ui/Button.tsx';
import { paths } from '../config/paths.ts';
import { isMissingChunk, mayReload } from '../lib/freshCode.ts';
import { commonTexts } from '../texts/common.ts';
import styles from './layouts.module.css';

interface State {
  failure: 'none' | 'broken' | 'outdated';
}

/**
 * What is shown where a page breaks. A page's code that is gone after a deployment loads the page
 * again, once; if that does not help it says so.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isMissingChunk(error) ? 'outdated' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error) && mayReload()) window.location.reload();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    return (
      <main className={styles.broken}>
        <EmptyState
          headingLevel={1}
          title={commonTexts.pageFailed}
          text={failure === 'outdated' ? commonTexts.newVersion : commonTexts.pageFailedText}
          action={
            <>
              <Button onClick={() => window.location.reload()}>{commonTexts.reload}</Button>{' '}
              <ButtonAnchor variant="secondary" href={paths.home}>
                {commonTexts.toStart}
              </ButtonAnchor>
            </>
          }
        />
      </main>
    );
  }
}
