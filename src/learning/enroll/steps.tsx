import { type ReactNode, useState } from 'react';
import { hasResponse } from '../../api/query/query.ts';
import { useLoad } from '../../api/query/useLoad.ts';
import type { Task } from '../../tasks/tasksSlice.ts';
import styles from './enroll.module.css';
import { enrollTexts as texts } from './texts.ts';
import { TrackCover } from '../tracks/TrackCover.tsx';
import { plural } from '../../lib/numbers.ts';
import { readableTitle, trackTitle } from '../../lib/text.ts';
import { meanOf } from '../../lib/values.ts';
import { toTask } from '../../paths.ts';
import { loadStages, searchStages, selectTrackStages } from '../../tracks/stagesSlice.ts';
import { trackSelectors, type Track } from '../../tracks/tracksSlice.ts';
import { AsyncView } from '../../ui/AsyncView.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { notLoadedTexts } from '../../ui/notLoadedTexts.ts';
import { pageOf, Pagination } from '../../ui/list/Pagination.tsx';
import { useAppSelector } from '../../tasks/state.ts';
import { useProfile } from '../../user/useProfile.ts';

const PAGE_SIZE = 3;

interface ChoiceListProps<Item extends { id: string }> {
  title: string;
  text: string;
  pagesLabel: string;
  items: readonly Item[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  isOpen?: (item: Item) => boolean;
  /** True to show short items as rows on wide screens too. */
  asRows?: boolean;
  children: (item: Item) => ReactNode;
}

/**
 * Shows a choice of one, as cards with a radio button, three a page. Until the user turns the
 * pages, it shows the page of the chosen item.
 */
export function ChoiceList<Item extends { id: string }>(props: ChoiceListProps<Item>) {
  const { title, text, pagesLabel, items, chosenId, onChoose, isOpen, asRows, children } = props;
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  // More items may load above the chosen one.
  const index = items.findIndex(({ id }) => id === chosenId);
  const { page, pageCount, rows } = pageOf(
    items,
    turnedTo ?? Math.floor(index / PAGE_SIZE) + 1,
    PAGE_SIZE,
  );

  return (
    <fieldset className="bare">
      <legend className={styles.legend}>{title}</legend>
      <div className={`row-between ${styles.head}`}>
        <p className="soft">{text}</p>
        <Pagination page={page} pageCount={pageCount} onPage={setTurnedTo} label={pagesLabel} />
      </div>
      <div className={`stack ${asRows ? `gap-2 ${styles.rows}` : ''} ${styles.cards}`}>
        {rows.map((item) => (
          <label key={item.id} className={`line start choice ${styles.card}`}>
            <input
              type="radio"
              name={pagesLabel}
              className="fixed"
              checked={item.id === chosenId}
              disabled={isOpen ? !isOpen(item) : false}
              onChange={() => onChoose(item.id)}
            />
            <span className={`stack gap-2 grow breaks ${styles.content}`}>{children(item)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Shows the size of a track; an empty line until its stages have loaded. */
function TrackSize({ trackId }: { trackId: string }) {
  const stages = useAppSelector((state) => selectTrackStages(state, trackId));
  const tasks = stages.reduce((sum, { taskCount }) => sum + taskCount, 0);
  return (
    <span className={`soft small ${styles.size}`}>
      {stages.length > 0 && texts.size(stages.length, tasks)}
    </span>
  );
}

interface TrackStepProps {
  chosenId: string | null;
  onChoose: (trackId: string) => void;
}

/** Shows step 0, a choice of track. Tracks that the mentee is enrolled in are disabled. */
export function TrackStep({ chosenId, onChoose }: TrackStepProps) {
  // If the stages cannot be loaded, rows have only a title.
  useLoad(loadStages, undefined);
  const tracks = useAppSelector(trackSelectors.selectAll);
  const ownTracks = useProfile().tracks;
  const isOpen = (track: Track) => !ownTracks.some(({ id }) => id === track.id);

  if (tracks.length === 0) {
    return (
      <EmptyState headingLevel={3} icon="map" title={texts.noTracks} text={texts.noTracksText} />
    );
  }
  return (
    <ChoiceList
      asRows
      title={texts.chooseTrack}
      text={texts.chooseTrackText}
      pagesLabel={texts.trackPages}
      items={tracks}
      chosenId={chosenId}
      onChoose={onChoose}
      isOpen={isOpen}
    >
      {(track) => (
        <span className="line start">
          <span className={`fixed ${styles.picture}`}>
            <TrackCover image={track.image} trackId={track.id} />
          </span>
          <span className="stack gap-1 grow">
            <strong className={styles.name}>{trackTitle(track)}</strong>
            {!isOpen(track) && (
              <span>
                <Tag tone="accent">{texts.alreadyEnrolled}</Tag>
              </span>
            )}
            <span dir="auto" className="clamp-2 small tight">
              {track.description}
            </span>
            <TrackSize trackId={track.id} />
          </span>
        </span>
      )}
    </ChoiceList>
  );
}

/** Shows step 1, the stages of the chosen track by level. Nothing is chosen here. */
export function StageStep({ track }: { track: Track }) {
  const { request } = useLoad(searchStages, track.id);
  const stages = useAppSelector((state) => selectTrackStages(state, track.id));
  const empty = hasResponse(request) && stages.length === 0;
  const average = meanOf(stages.map(({ taskCount }) => taskCount));
  return (
    <div className="stack">
      <h3>{texts.stagesOf(trackTitle(track))}</h3>
      {average !== null && <p className="soft small">{texts.average(average)}</p>}
      {empty ? (
        <EmptyState headingLevel={3} icon="map" title={texts.noStages} text={texts.noStagesText} />
      ) : (
        <AsyncView reads={[{ request, ready: stages.length > 0, missing: notLoadedTexts.stages }]}>
          <ol role="list" className="stack">
            {stages.map(({ id, title, description, taskCount }, index) => (
              <li key={id} className={`stack gap-2 start ${styles.stage}`}>
                <span className={`tiny bold ${styles.level}`}>{texts.stage(index + 1)}</span>
                {title && <h4 className={styles.name}>{readableTitle(title)}</h4>}
                {description && (
                  <p dir="auto" className={`clamp-2 soft small ${styles.words}`}>
                    {description}
                  </p>
                )}
                <Tag tone="brand">{plural(taskCount, 'task', 'tasks')}</Tag>
              </li>
            ))}
          </ol>
        </AsyncView>
      )}
    </div>
  );
}

interface StepButtonsProps {
  step: number;
  ready: boolean;
  failed: boolean;
  sending: boolean;
  /** Undefined until it has loaded. */
  firstTask: Task | undefined;
  onBack: () => void;
  onNext: () => void;
  onGoBack: () => void;
  onClose: () => void;
}

export function StepButtons(props: StepButtonsProps) {
  const { step, ready, failed, sending, firstTask, onBack, onNext, onGoBack, onClose } = props;
  if (step === 3) {
    return (
      <>
        <Button variant="secondary" onClick={onClose}>
          {texts.done}
        </Button>
        {failed && <Button onClick={onGoBack}>{texts.goBack}</Button>}
        {!failed && firstTask && (
          <ButtonLink replace to={toTask(firstTask.id)} state={{ task: firstTask }}>
            {texts.openFirst}
          </ButtonLink>
        )}
      </>
    );
  }
  return (
    <>
      {step > 0 && (
        <Button variant="secondary" disabled={sending} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <Button disabled={!ready} busy={sending} onClick={onNext}>
        {step === 2 ? texts.enroll : texts.next}
      </Button>
    </>
  );
}
