interface PersonNameProps {
  className?: string | undefined;
  children: string;
}

/** Shows a person's name in its own direction. A translation of the page leaves it as it is. */
export const PersonName = ({ className, children }: PersonNameProps) => (
  <bdi translate="no" className={className}>
    {children}
  </bdi>
);
