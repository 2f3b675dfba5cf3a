import { AboutArt } from '../../features/company/art/AboutArt';
import { aboutUs } from '../../features/company/copy/about-us';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/about-us';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...aboutUs().meta, path: aboutUs().path });
}

export default function AboutUs() {
  return (
    <ContentPage
      copy={aboutUs()}
      picture={
        <Picture>
          <AboutArt />
        </Picture>
      }
    />
  );
}
