import { Link, type LinkProps } from 'react-router-dom';
import { storageIsSafe } from '../lib/storage.ts';

/** A link out of a review: what was typed is a draft, or its tab stays open if none can be stored. */
export const DeskLink = (props: Omit<LinkProps, 'target'>) => (
  <Link {...props} target={storageIsSafe() ? undefined : '_blank'} />
);
