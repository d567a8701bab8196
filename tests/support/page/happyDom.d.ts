/** happy-dom's own controls, as far as the tests use them. */
interface Window {
  happyDOM: {
    setURL: (url: string) => void;
    setViewport: (size: { width: number; height: number }) => void;
    settings: { device: { prefersColorScheme: string; mediaType: string } };
    abort: () => Promise<void>;
  };
}
