import { PageMeta } from '../ui/PageMeta.tsx';
import { paths } from '../paths.ts';
import { landingTexts as texts } from './landing/texts.ts';
import { Cost, Partners, Questions, Steps } from './landing/sections.tsx';
import { JoinBand, LandingHero } from './landing/Hero.tsx';
import { Testimonials } from './landing/Testimonials.tsx';
import { Tracks } from './landing/Tracks.tsx';

/** Shows the page at the root, for visitors. */
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
