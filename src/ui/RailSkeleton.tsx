import { Card } from './Card.tsx';
import { Skeleton } from './Loading.tsx';
import rail from './Rail.module.css';

/** Shows placeholders for the content of a page and for its rail. */
export const RailSkeleton = ({ label }: { label?: string }) => (
  <div className={rail.frame}>
    <div className={`stack ${rail.parts} ${rail.page}`}>
      <Card className={`${rail.top} ${rail.coming}`}>
        <Skeleton shape="lines" label={null} />
      </Card>
      <Card padding="lg" className={rail.content}>
        <Skeleton shape="lines" count={9} {...(label && { label })} />
      </Card>
    </div>
  </div>
);
