export const saveOfflineTexts = {
  save: 'Save for offline',
  saveOf: (size: string) => `Save for offline (${size})`,
  saving: (done: number, total: number) => `Saving ${done} of ${total}`,
  saved: 'Saved. Remove',
  savedOnly: 'Saved for offline',
  done: 'You can read this track without a connection. Only videos need one.',
  noApp: 'Saved, but your browser cannot open this site without a connection. Keep this tab open.',
  removed: 'Removed from this device. You can save it again at any time.',
  putOff: 'We are saving what is left of your limit for sending your work. Continue in 15 minutes.',
  failed: 'Some parts are not saved yet. Try again when you are online.',
  notStored: 'Your device could not save this. It may be full, or this is a private window.',
} as const;
