import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { homePath, isPageOwned } from '../../auth/session.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { Hero } from '../../site/Hero.tsx';
import { Prose, ProsePart } from '../../site/parts.tsx';
import parts from '../../site/parts.module.css';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { announce } from '../../ui/notices.ts';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { commonTexts } from '../../ui/texts.ts';
import { preloadDashboard } from '../preloadDashboard.ts';

const texts = {
  title: 'See how it works',
  description: `Look around ${brand.name} with an example mentee or an example mentor. You need no account.`,
  heading: 'Look inside before you join.',
  lead: 'These are the real pages, with example people. Nothing is sent, and nothing is stored on your phone.',
  mentee: 'Look around as a mentee',
  mentor: 'Look around as a mentor',
  parts: [
    {
      heading: 'What a mentee sees',
      paragraphs: [
        'Home shows your next task and its deadline. A brief says what to build and when it is done.',
        'You submit a link with a comment. Then your mentor’s grade and comment arrive, and you see what to do next.',
        'After the last task of a track you get a certificate. It lists every task with its grade.',
      ],
    },
    {
      heading: 'What a mentor sees',
      paragraphs: [
        'A list shows the submissions to grade, the oldest first. Each opens with its brief, the link and earlier comments.',
        'You write a comment and a grade, and the next one opens. Twenty minutes in the evening is enough.',
      ],
    },
    {
      heading: 'What you can try',
      paragraphs: [
        'Open tasks, write a comment, and press every button. Where something would be sent, the page says what would happen.',
        'Reload the page to end the example.',
      ],
    },
  ],
  join: 'Join for free',
} as const;

/** Words about the pages behind the login, and two buttons that open them with an example user. */
export default function ExamplePage() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<'MENTEE' | 'MENTOR' | null>(null);
  const open = async (role: 'MENTEE' | 'MENTOR') => {
    setOpening(role);
    if (isPageOwned()) {
      // The example needs a page load of its own.
      window.location.assign(`${paths.example}?as=${role}`);
      return;
    }
    const home = homePath(role);
    // In parallel: on a slow network each further step takes half a second.
    void preloadDashboard(home).catch(() => undefined);
    try {
      const { startExample } = await import('./start.ts');
      // The visitor may have gone on while the code was loading.
      if (window.location.pathname !== paths.example) return;
      startExample(role);
      await navigate(home);
    } catch {
      setOpening(null);
      announce({ kind: 'error', title: commonTexts.notOpened });
    }
  };
  const openAsked = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search).get('as');
    if (asked === 'MENTEE' || asked === 'MENTOR') void open(asked);
  });
  useEffect(() => {
    const timer = setTimeout(openAsked);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={paths.example} />
      <Hero heading={texts.heading} lead={texts.lead}>
        <p className={parts.actions}>
          <Button variant="accent" busy={opening === 'MENTEE'} onClick={() => void open('MENTEE')}>
            {texts.mentee}
          </Button>
          <Button
            variant="secondary"
            busy={opening === 'MENTOR'}
            onClick={() => void open('MENTOR')}
          >
            {texts.mentor}
          </Button>
        </p>
      </Hero>
      <Prose>
        {texts.parts.map(({ heading, paragraphs }) => (
          <ProsePart key={heading} heading={heading} paragraphs={paragraphs} />
        ))}
        <p className={parts.actions}>
          <ButtonLink to={paths.register} iconAfter="arrow-right">
            {texts.join}
          </ButtonLink>
        </p>
      </Prose>
    </>
  );
}
