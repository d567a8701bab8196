import { Link, type LinkProps } from 'react-router-dom';
import { storageIsSafe } from '../lib/storage.ts';

/** A link out of a review. It opens a new tab if the browser cannot store the input as a draft. */
export const DeskLink = (props: Omit<LinkProps, 'target'>) => (
  <Link {...props} target={storageIsSafe() ? undefined : '_blank'} />
);
