import { Icon } from '../ui/Icon.tsx';
import { currentAvailability } from './availability.ts';

/** Says that a mentor is away or full. Shows nothing if they take mentees. */
export function AvailabilityLine({ description }: { description: string | null }) {
  const { line } = currentAvailability(description);
  return (
    line && (
      <span className="line gap-2 small strong">
        <Icon name="clock" size="sm" /> <span>{line}</span>
      </span>
    )
  );
}
