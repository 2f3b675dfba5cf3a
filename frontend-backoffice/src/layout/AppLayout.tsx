import { Layout, type LayoutProps } from 'react-admin';
import { RunningBulk } from '../bulk/RunningBulk';
import { ProofDialog } from './ProofDialog';
import { TopBar } from './TopBar';

const NoSidebar = () => null;

/** react-admin's layout with the menu in the top bar, so that lists and boards get the whole width. */
export function AppLayout({ children }: LayoutProps) {
  return (
    <Layout
      appBar={TopBar}
      sidebar={NoSidebar}
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame': { mt: 0, minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': {
          minWidth: 0,
          width: '100%',
          maxWidth: 1680,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          pt: 1,
          pb: 6,
        },
      }}
    >
      {children}
      <RunningBulk />
      <ProofDialog />
    </Layout>
  );
}
