/** Prefix of everything this client stores in the browser: `akada_token`, `akada_box:…`. */
export const storagePrefix = 'akada';

export const displayFont = 'Akada Display';

/**
 * The community's name and addresses, in one file, so that another community can rename the
 * product.
 */
export const brand = {
  name: 'Akada',
  /** The meaning of the name, for the about page. */
  meaning: 'Akada is a Nigerian word for learning, and for people who love it.',
  tagline: 'Free developer training, with a mentor beside you.',
  email: 'hello@akada.example',
  chatUrl: 'https://chat.akada.example/join',
  socials: {
    twitter: 'https://twitter.com/akada_example',
    facebook: 'https://www.facebook.com/akada.example',
    instagram: 'https://www.instagram.com/akada.example',
    linkedin: 'https://www.linkedin.com/company/akada-example',
    github: 'https://github.com/akada-example',
  },
  copyrightYear: 2021,
  owner: 'The Akada Community',
  storagePrefix,
} as const;
