import { Component, type ReactNode } from 'react';
import styles from '../../ui/fallbacks.module.css';
import { isSiteReachable } from '../../lib/device.ts';
import { recordCrash } from '../../lib/failures.ts';
import { reportLink } from '../report.ts';
import { isMissingChunk, mayReload, reloadFresh } from '../../lib/worker/missingChunk.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageFallback } from '../../ui/PageFallback.tsx';
import { commonTexts } from '../../ui/texts.ts';

interface ErrorBoundaryProps {
  as?: 'main' | 'div';
  /** The address. When it changes, the page is shown again. */
  pathname?: string;
  children: ReactNode;
}

interface State {
  /** `renewing` means that code is missing and the reason is being checked. */
  failure: 'none' | 'renewing' | 'broken' | 'tooOld' | 'outdated' | 'offline';
  /** A link to an email about the failure. */
  report: string;
}

const messages = {
  broken: commonTexts.pageFailedText,
  tooOld: commonTexts.browserTooOld,
  outdated: commonTexts.newVersion,
  offline: commonTexts.pageNotLoaded,
};

/**
 * Shows a message if a page fails to render. If its code is gone after a deployment, it reloads the
 * page once.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: 'none', report: '' };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    if (isMissingChunk(error)) return { failure: 'renewing' };
    // All supported browsers have `hasOwn`; without it the browser may be the cause.
    return { failure: 'hasOwn' in Object ? 'broken' : 'tooOld' };
  }

  override componentDidCatch(error: unknown): void {
    recordCrash(error);
    this.setState({ report: reportLink() });
    if (isMissingChunk(error)) void this.renew();
  }

  override componentDidUpdate({ pathname }: ErrorBoundaryProps, { failure }: State): void {
    if (failure === 'none' || pathname === this.props.pathname) return;
    window.removeEventListener('online', this.onOnline);
    // oxlint-disable-next-line react/no-did-update-set-state -- once, because it is a failure no longer
    this.setState({ failure: 'none' });
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onOnline);
  }

  /** Reloads the page once the site is reachable; the device's own `online` event may be wrong. */
  private readonly onOnline = async (): Promise<void> => {
    if (await isSiteReachable()) window.location.reload();
  };

  private async renew(): Promise<void> {
    // A reload without a connection would leave an empty screen.
    const reachable = await isSiteReachable();
    // The user may have left the page since then.
    if (this.state.failure !== 'renewing') return;
    if (!reachable) {
      this.setState({ failure: 'offline' });
      window.addEventListener('online', this.onOnline);
    } else if (mayReload()) await reloadFresh();
    else this.setState({ failure: 'outdated' });
  }

  override render(): ReactNode {
    const { failure, report } = this.state;
    const { as: Box = 'main', children } = this.props;
    if (failure === 'none') return children;
    if (failure === 'renewing') return <PageFallback />;
    return (
      <Box className={styles.broken}>
        <EmptyState
          headingLevel={1}
          title={commonTexts.pageFailed}
          text={messages[failure]}
          action={
            <>
              <Button
                onClick={() =>
                  failure === 'outdated' ? void reloadFresh() : window.location.reload()
                }
              >
                {commonTexts.reload}
              </Button>{' '}
              <ButtonAnchor variant="secondary" href={paths.home}>
                {commonTexts.toHomePage}
              </ButtonAnchor>{' '}
              <ButtonAnchor variant="quiet" href={report}>
                {commonTexts.reportProblem}
              </ButtonAnchor>
            </>
          }
        />
      </Box>
    );
  }
}
