import { CompanyArt } from '../../features/company/art/CompanyArt';
import { CompanyFacts } from '../../features/company/CompanyFacts';
import { companyPage } from '../../features/company/copy/company';
import { ContentPage } from '../../features/sections/ContentPage';
import { Picture } from '../../features/sections/Hero';
import { pageMeta } from '../../lib/meta';
import type { Route } from './+types/company';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...companyPage().meta, path: companyPage().path });
}

export default function Company() {
  return (
    <ContentPage
      copy={companyPage()}
      picture={
        <Picture>
          <CompanyArt />
        </Picture>
      }
      details={<CompanyFacts />}
    />
  );
}
