interface Window {
  happyDOM: {
    setURL: (url: string) => void;
    setViewport: (size: { width: number; height: number }) => void;
    settings: { device: { prefersColorScheme: string; mediaType: string } };
    abort: () => Promise<void>;
  };
}
