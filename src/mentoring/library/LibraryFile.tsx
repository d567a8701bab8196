import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { merged, type Library } from './library.ts';
import { LIBRARY_FILE } from '../../user/drafts.ts';
import { saveFile } from '../../lib/files.ts';
import { libraryFile, readLibraryFile, type StoredLibrary } from './libraryFile.ts';
import { libraryTexts as texts } from './texts.ts';

const sizeOf = ({ comments, checklists }: Library): [number, number] => [
  comments.length,
  Object.keys(checklists).length,
];

/** Exports and imports the library. An import that changes comments needs a confirmation. */
export function LibraryFile({ library, change }: StoredLibrary) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Library | null>(null);
  const [said, setSaid] = useState('');
  const isEmpty = sizeOf(library).every((count) => count === 0);

  const end = (words: string) => {
    setFound(null);
    setSaid(words);
  };
  const bring = (by: (library: Library) => Library) => end(change(by) ? texts.imported : '');
  const read = async (file: File) => {
    const answer = readLibraryFile(await file.text());
    if ('problem' in answer) {
      end(`${answer.problem} ${texts.nothingChanged}`);
    } else if (isEmpty) {
      bring(() => answer.library);
    } else {
      setFound(answer.library);
      setSaid(texts.found(...sizeOf(answer.library)));
    }
  };

  return (
    <>
      {!isEmpty && (
        <Button
          variant="quiet"
          iconBefore="download"
          onClick={() => saveFile(LIBRARY_FILE, libraryFile(library), 'application/json')}
        >
          {texts.exportFile}
        </Button>
      )}
      <Button variant="quiet" iconBefore="upload" onClick={() => input.current?.click()}>
        {texts.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={texts.importFile}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the user choose the same file again.
          if (file) void read(file).finally(() => (target.value = ''));
        }}
      />
      <p role="status" className="soft small">
        {said}
      </p>
      {found && (
        <>
          <Button variant="secondary" onClick={() => bring((own) => merged(own, found))}>
            {texts.add}
          </Button>
          <Button variant="secondary" onClick={() => bring(() => found)}>
            {texts.replace}
          </Button>
          <Button variant="quiet" onClick={() => end('')}>
            {texts.cancel}
          </Button>
        </>
      )}
    </>
  );
}
