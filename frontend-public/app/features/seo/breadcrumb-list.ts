import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../ui/Breadcrumb';

export function breadcrumbList(appUrl: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: appUrl + to,
    })),
  };
}
