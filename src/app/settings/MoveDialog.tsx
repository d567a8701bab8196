import { useRef, useState } from 'react';
import { addWritings, changesOf, openWritings, readWritings, sealWritings } from './move.ts';
import type { Changes, Unopened, Writings } from './move.ts';
import { accountTexts } from '../../auth/texts.ts';
import { useSession } from '../../auth/useSession.ts';
import { brand } from '../../brand.ts';
import { saveFile } from '../../lib/files.ts';
import { plural } from '../../lib/pluralTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { AppForm } from '../../ui/form/AppForm.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import styles from '../../ui/layouts.module.css';
import { announce } from '../../ui/notices.ts';

const FILE = `${brand.storagePrefix}-my-drafts.json`;

const moveTexts = {
  save: 'Save a file for another device',
  saveText:
    'The file has everything you wrote on this device. Only your account can open it, and only with this password.',
  password: 'Password for the file',
  confirm: 'Password again',
  lost: 'We cannot recover this password.',
  saveButton: 'Save file',
  saved: 'File saved',
  savedText: 'Log in on the other device and open the file there, in the settings.',
  open: 'Open a file from another device',
  choose: 'Choose a file',
  noFile: 'Choose the file first.',
  openButton: 'Open file',
  unread: 'We could not read this file. Choose it again.',
  unopened: {
    'not a file of ours': `This is not a file that ${brand.name} saved for another device.`,
    'wrong password': 'The password is wrong, or the file is damaged.',
    'of another user': 'This file belongs to another account. Nothing was changed.',
  } satisfies Record<Unopened, string>,
  nothingNew: 'Everything in this file is already on this device.',
  changes: ({ added, replaced, newerHere, versions, ticks, hasLibrary }: Changes): string[] => [
    ...(added > 0 ? [plural(added, 'new draft', 'new drafts')] : []),
    ...(replaced > 0
      ? [plural(replaced, 'newer draft replaces yours', 'newer drafts replace yours')]
      : []),
    ...(newerHere > 0
      ? [plural(newerHere, 'draft here is newer and stays', 'drafts here are newer and stay')]
      : []),
    ...(versions > 0
      ? [plural(versions, 'earlier version of your work', 'earlier versions of your work')]
      : []),
    ...(ticks > 0
      ? [plural(ticks, 'new tick in your checklists', 'new ticks in your checklists')]
      : []),
    ...(hasLibrary ? ['Saved comments and checklists'] : []),
  ],
  add: 'Add to this device',
  added: 'Added to this device',
  notAdded: 'This device could not save everything',
  notAddedText: 'Keep the file. Free some space on this device and open the file again.',
} as const;

const savingSchema = async () => (await import('../../auth/schemas.ts')).resetSchema;

const openingSchema = async () =>
  (await import('../../auth/schemas.ts')).loginSchema.pick(['password']);

/** Saves all writings of the user as a file with a password. */
function SaveForm({ onClose }: { onClose: () => void }) {
  const { userId } = useSession();
  const save = async ({ password }: { password: string }) => {
    const text = await sealWritings(readWritings(userId), password);
    saveFile(FILE, text, 'application/json');
    announce({ kind: 'success', title: moveTexts.saved, text: moveTexts.savedText });
    onClose();
    return null;
  };
  return (
    <AppForm
      initialValues={{ password: '', confirmPassword: '' }}
      schema={savingSchema}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <>
          <p>{moveTexts.saveText}</p>
          <PasswordField
            name="password"
            label={moveTexts.password}
            hint={`${accountTexts.passwordHint}. ${moveTexts.lost}`}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label={moveTexts.confirm}
            autoComplete="new-password"
          />
          <Button type="submit" block busy={isSubmitting}>
            {moveTexts.saveButton}
          </Button>
        </>
      )}
    </AppForm>
  );
}

/** Asks for a file and its password. */
function OpenForm({ onOpened }: { onOpened: (writings: Writings) => void }) {
  const { userId } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const open = async ({ password }: { password: string }) => {
    if (file === null) {
      setProblem(moveTexts.noFile);
      return null;
    }
    const text = await file.text().catch(() => null);
    if (text === null) {
      setProblem(moveTexts.unread);
      return null;
    }
    const opened = await openWritings(userId, text, password);
    if (typeof opened === 'string') setProblem(moveTexts.unopened[opened]);
    else onOpened(opened);
    return null;
  };
  return (
    <AppForm initialValues={{ password: '' }} schema={openingSchema} onSubmit={open}>
      {({ isSubmitting }) => (
        <>
          <div className="row gap-3">
            <Button variant="secondary" iconBefore="upload" onClick={() => input.current?.click()}>
              {moveTexts.choose}
            </Button>
            <span className="words">{file?.name}</span>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/json,.json"
            aria-label={moveTexts.choose}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              setProblem('');
            }}
          />
          <PasswordField
            name="password"
            label={moveTexts.password}
            autoComplete="current-password"
          />
          <p role="status" className="strong">
            {problem}
          </p>
          <Button type="submit" block busy={isSubmitting}>
            {moveTexts.openButton}
          </Button>
        </>
      )}
    </AppForm>
  );
}

/** Shows what a file would change, and adds it. */
function AddWritings({ writings, onClose }: { writings: Writings; onClose: () => void }) {
  const [changes] = useState(() => moveTexts.changes(changesOf(writings)));
  const add = () => {
    if (addWritings(writings)) announce({ kind: 'success', title: moveTexts.added });
    else announce({ kind: 'error', title: moveTexts.notAdded, text: moveTexts.notAddedText });
    onClose();
  };
  if (changes.length === 0) return <p>{moveTexts.nothingNew}</p>;
  return (
    <div className="stack">
      <ul className={styles.unsent}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Button block onClick={add}>
        {moveTexts.add}
      </Button>
    </div>
  );
}

interface MoveDialogProps {
  saves: boolean;
  onClose: () => void;
}

/** Moves what the user wrote to another device, as a file with a password. */
export default function MoveDialog({ saves, onClose }: MoveDialogProps) {
  const [opened, setOpened] = useState<Writings | null>(null);
  return (
    <Dialog size="sm" title={saves ? moveTexts.save : moveTexts.open} onClose={onClose}>
      {saves && <SaveForm onClose={onClose} />}
      {!saves && opened === null && <OpenForm onOpened={setOpened} />}
      {opened && <AddWritings writings={opened} onClose={onClose} />}
    </Dialog>
  );
}
