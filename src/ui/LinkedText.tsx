import { Fragment } from 'react';
import { linkParts } from '../lib/links.ts';
import { commonTexts } from './texts.ts';

/**
 * Shows a plain text that a person wrote, in which https addresses become links that show their
 * host.
 */
export const LinkedText = ({ text }: { text: string }) => (
  <>
    {linkParts(text).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <Fragment key={index}>
        {part.href === null ? (
          <span>{part.text}</span>
        ) : (
          <a href={part.href} target="_blank" rel="noopener noreferrer">
            <span translate="no">{part.text}</span>
            <span className="visually-hidden"> {commonTexts.opensInNewTab}</span>
          </a>
        )}
      </Fragment>
    ))}
  </>
);
