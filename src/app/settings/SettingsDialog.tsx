import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiUnreachable } from '../../api/connection.ts';
import type { NeedsRequests } from '../../api/query/query.ts';
import { DraftList, resetSettings } from '../frame/LogoutDialog.tsx';
import { shellTexts } from '../frame/texts.ts';
import styles from './SettingsDialog.module.css';
import { startOver } from '../store/person.ts';
import { outboxPath } from '../../auth/session.ts';
import { briefSize, browserSavesData, dataSaving } from '../../lib/deviceSettings.ts';
import { isExample } from '../../lib/storage.ts';
import { outboxTexts } from '../../tasks/outbox/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { classes, useSetting } from '../../ui/hooks.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { ConfirmDialog, Dialog, DiscardDialog } from '../../ui/dialog/Dialog.tsx';
import { announceAfterReload } from '../../ui/notices.ts';
import { themeTexts } from '../../ui/themeTexts.ts';
import { clearDraft, clearUnreadable, draftsOf, unreadableDrafts } from '../../user/drafts.ts';
import { useAppSelector } from '../../tasks/state.ts';
import { useSession } from '../../auth/useSession.ts';

const settingsTexts = {
  title: 'Settings',
  lead: 'For this device only.',
  briefs: 'Text size of briefs',
  sizes: { normal: 'Normal', large: 'Large', larger: 'Largest' },
  saving: 'Data',
  save: 'Save data',
  saveHint: 'Only pages you open use data. To read offline, save a track.',
  browserSaves: 'Your browser already saves data. You can change this in its settings.',
  onDevice: 'Saved on this device',
  accountData: 'Account data',
  noAccountData: 'Nothing yet.',
  opened: 'Pages you opened, with grades and comments.',
  oldest: 'Oldest:',
  clear: 'Clear all except drafts',
  clearTitle: 'Clear saved data?',
  clearText:
    'Your settings go back to normal. Pages load again when you open them, which uses data. Your account, work and drafts stay.',
  clearOffline: 'You seem to be offline. Pages will be empty until you are back online.',
  clearYes: 'Clear',
  clearNo: 'Keep',
  cleared: 'Saved data cleared',
  clearedText: 'Your drafts are still here.',
  drafts: 'Drafts',
  noDrafts: 'No drafts.',
  discard: 'Delete drafts',
  discardTitle: 'Delete your drafts?',
  discardText: 'There is no other copy. You cannot get them back.',
  discardYes: 'Delete',
  discardNo: 'Keep',
  all: 'Shared phone',
  allText: 'This also deletes your drafts.',
} as const;

/** Lets the user choose the text size of briefs; each choice is shown in its own size. */
function BriefSizes() {
  const name = useId();
  const chosen = useSetting(briefSize);
  return (
    <fieldset className={classes('bare', styles.sizes)}>
      <legend>{settingsTexts.briefs}</legend>
      <div className="row gap-2">
        {briefSize.values.map((size) => (
          <label key={size} className="tick" data-size={size}>
            <input
              type="radio"
              name={name}
              checked={chosen === size}
              onChange={() => briefSize.set(size)}
            />
            {settingsTexts.sizes[size]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function oldestResponse({ requests }: NeedsRequests): number | null {
  const times = Object.values(requests).flatMap(({ endedAt }) => endedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function clear(): void {
  resetSettings();
  announceAfterReload(settingsTexts.cleared, settingsTexts.clearedText);
  void startOver();
}

/**
 * Shows the age of the responses on this device, with a button that clears them and the settings.
 */
function StoredResponses() {
  const [asking, setAsking] = useState(false);
  const oldest = useAppSelector(oldestResponse);
  return (
    <div className={`stack gap-2 ${styles.part}`}>
      <h4>{settingsTexts.accountData}</h4>
      <p>
        {oldest === null ? (
          settingsTexts.noAccountData
        ) : (
          <>
            <span>{`${settingsTexts.opened} ${settingsTexts.oldest} `}</span>
            <RelativeTime iso={new Date(oldest).toISOString()} />
          </>
        )}
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {settingsTexts.clear}
      </Button>
      {asking && (
        <ConfirmDialog
          title={settingsTexts.clearTitle}
          confirm={settingsTexts.clearYes}
          cancel={settingsTexts.clearNo}
          onConfirm={clear}
          onCancel={() => setAsking(false)}
        >
          <div className="stack">
            <p>{settingsTexts.clearText}</p>
            {isApiUnreachable() && <p className="strong">{settingsTexts.clearOffline}</p>}
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface StoredDraftsProps {
  userId: string;
  onDiscarded: () => void;
  onFollow: () => void;
}

/** Lists the drafts on this device, with a button that deletes them. */
function StoredDrafts({ userId, onDiscarded, onFollow }: StoredDraftsProps) {
  const { role } = useSession();
  const [asking, setAsking] = useState(false);
  const [drafts] = useState(() => draftsOf(userId));
  const [unreadable] = useState(() => unreadableDrafts(userId));
  const isEmpty = drafts.length + unreadable.length === 0;
  const discard = () => {
    for (const subject of drafts) clearDraft(userId, subject);
    for (const draft of unreadable) clearUnreadable(userId, draft);
    onDiscarded();
  };
  return (
    <div className={`stack gap-2 ${styles.part}`}>
      <h4>{settingsTexts.drafts}</h4>
      {!isEmpty && <DraftList userId={userId} drafts={drafts} />}
      {isEmpty ? (
        <p>{settingsTexts.noDrafts}</p>
      ) : (
        <>
          <p>
            <Link to={outboxPath(role)} onClick={onFollow}>
              {outboxTexts.openOutbox}
            </Link>
          </p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {settingsTexts.discard}
          </Button>
        </>
      )}
      {asking && (
        <DiscardDialog
          texts={settingsTexts}
          onDiscard={discard}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Lets the user switch data saving; disabled if the browser saves data itself. */
function SaveData() {
  const hint = useId();
  const byBrowser = browserSavesData();
  const saves = useSetting(dataSaving) === 'on' || byBrowser;
  return (
    <section className={`stack gap-2 ${styles.part}`}>
      <h3>{settingsTexts.saving}</h3>
      <label className="tick">
        <input
          type="checkbox"
          checked={saves}
          disabled={byBrowser}
          aria-describedby={hint}
          onChange={({ target }) => dataSaving.set(target.checked ? 'on' : 'off')}
        />
        {settingsTexts.save}
      </label>
      <p id={hint} className="soft small">
        {byBrowser ? settingsTexts.browserSaves : settingsTexts.saveHint}
      </p>
    </section>
  );
}

interface SettingsDialogProps {
  onClose: () => void;
  onClear: () => void;
}

/** Shows the settings of this device, what it has saved, and three ways to clear it. */
export default function SettingsDialog({ onClose, onClear }: SettingsDialogProps) {
  const { userId } = useSession();
  // The list of drafts is mounted again when it has changed.
  const [draftChanges, setDraftChanges] = useState(0);
  return (
    <Dialog title={settingsTexts.title} onClose={onClose}>
      <div className="stack gap-5">
        <p className="soft">{settingsTexts.lead}</p>
        <div className="row-between">
          <h3 aria-hidden="true">{themeTexts.legend}</h3>
          <ThemeSwitch />
        </div>
        <BriefSizes />
        <SaveData />
        {!isExample() && (
          <section className={`stack gap-2 ${styles.part}`}>
            <h3>{settingsTexts.onDevice}</h3>
            <StoredResponses />
            <StoredDrafts
              key={draftChanges}
              userId={userId}
              onDiscarded={() => setDraftChanges(draftChanges + 1)}
              onFollow={onClose}
            />
            <div className={`stack gap-2 ${styles.part}`}>
              <h4>{settingsTexts.all}</h4>
              <p>{settingsTexts.allText}</p>
              <Button variant="secondary" onClick={onClear}>
                {shellTexts.clearDevice}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Dialog>
  );
}
