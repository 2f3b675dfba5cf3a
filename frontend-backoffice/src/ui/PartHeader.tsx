import { Header, type HeaderProps } from './PageHeader';

/** The heading of a part of a screen. */
export const PartHeader = (props: HeaderProps) => <Header {...props} level="h2" />;
