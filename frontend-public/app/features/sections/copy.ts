import type { ContentOf } from '../content/content';
import type { PathOf } from '../content/pages';

/** The layouts of `<ContentPage>`: the sections of a page, for some with more below. */
export type SectionLayout = 'sections' | 'services' | 'resources';

/** All texts of a public page. Unused sections are omitted. */
export type PageCopy = ContentOf<PathOf<SectionLayout>>;
