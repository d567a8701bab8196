import type { ReactNode } from 'react';
import { safeLink } from '../lib/links.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkedText } from '../ui/LinkedText.tsx';
import { commonTexts } from '../ui/texts.ts';
import { type Work, workFields } from './work.ts';
import { workTexts } from './workTexts.ts';

const texts = {
  unsafeLink: 'This is not a web address, so we show it as text only.',
  noLink: 'No link',
  noComment: 'No comment',
} as const;

interface WorkFactsProps {
  work: Work;
  /** More facts, shown below. */
  children?: ReactNode;
}

/** Shows the link and the comment of submitted work in full. */
export const WorkFacts = ({ work, children }: WorkFactsProps) => (
  <dl className="bare stack gap-3 small">
    {workFields.map(({ name, kind }) => (
      <Fact key={name} name={workTexts[name].own}>
        {kind === 'link' ? (
          <SubmittedLink address={work[name].trim()} />
        ) : work[name].trim() ? (
          <LinkedText text={work[name].trim()} />
        ) : (
          <Nothing>{texts.noComment}</Nothing>
        )}
      </Fact>
    ))}
    {children}
  </dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="soft strong">{name}</dt>
    <dd dir="auto" className="words">
      {children}
    </dd>
  </div>
);

/** Shows the submitted link, or its text if it is not safe to open. */
function SubmittedLink({ address }: { address: string }) {
  const link = safeLink(address);
  if (address === '') return <Nothing>{texts.noLink}</Nothing>;
  if (link === null) {
    return (
      <>
        <span translate="no">{address}</span> <Nothing>{texts.unsafeLink}</Nothing>
      </>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="reach">
      <span translate="no">{address}</span>{' '}
      <Icon name="external" size="sm" label={commonTexts.opensInNewTab} />
    </a>
  );
}

const Nothing = ({ children }: { children: string }) => <span className="faint">{children}</span>;
