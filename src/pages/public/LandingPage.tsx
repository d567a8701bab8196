import { PageMeta } from '../../components/PageMeta.tsx';
import { paths } from '../../config/paths.ts';
import { landingTexts as texts } from '../../texts/public/landing.ts';
import { Cost } from './landing/Cost.tsx';
import { LandingHero } from './landing/hero/LandingHero.tsx';
import { JoinBand } from './landing/JoinBand.tsx';
import { Partners } from './landing/Partners.tsx';
import { Questions } from './landing/Questions.tsx';
import { Steps } from './landing/Steps.tsx';
import { Testimonials } from './landing/Testimonials.tsx';
import { Tracks } from './landing/tracks/Tracks.tsx';

/** The page at the root, for visitors: what this is, for whom, and how to join. */
export default function LandingPage() {
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={paths.home} />
      <LandingHero />
      <Partners />
      <Tracks />
      <Steps />
      <Testimonials />
      <Cost />
      <Questions />
      <JoinBand />
    </>
  );
}
