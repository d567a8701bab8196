import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { mergeLibraries, type Library } from './library.ts';
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
  const [imported, setImported] = useState<Library | null>(null);
  const [message, setMessage] = useState('');
  const isEmpty = sizeOf(library).every((count) => count === 0);

  const end = (words: string) => {
    setImported(null);
    setMessage(words);
  };
  const applyImport = (by: (library: Library) => Library) => end(change(by) ? texts.imported : '');
  const read = async (file: File) => {
    const result = readLibraryFile(await file.text());
    if ('problem' in result) {
      end(`${result.problem} ${texts.nothingChanged}`);
    } else if (isEmpty) {
      applyImport(() => result.library);
    } else {
      setImported(result.library);
      setMessage(texts.found(...sizeOf(result.library)));
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
        {message}
      </p>
      {imported && (
        <>
          <Button
            variant="secondary"
            onClick={() => applyImport((current) => mergeLibraries(current, imported))}
          >
            {texts.add}
          </Button>
          <Button variant="secondary" onClick={() => applyImport(() => imported)}>
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
