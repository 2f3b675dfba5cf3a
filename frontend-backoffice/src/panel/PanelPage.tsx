import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useRequired } from '../layout/useRequired';
import { PageHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';
import { PanelCards } from './PanelCards';
import { PanelLoading } from './PanelLoading';
import { PANEL_TABS, panelAddress } from './tabs';

const ADDRESSES = PANEL_TABS.map((tab) => ({ label: tab.label, to: panelAddress(tab) }));

/** /panel-admin and its tabs, for administrators. */
export function PanelPage() {
  const allowed = useRequired('config:read');
  const { tab: path = '' } = useParams();
  const tab = PANEL_TABS.find((one) => one.path === path) ?? PANEL_TABS[0];
  if (!allowed || !tab) return <PanelLoading />;
  return (
    <>
      <PageHeader
        title="Panel de Administración"
        lead="Configuración, departamentos, usuarios y registro de actividad."
      />
      {/* On a phone the section that was chosen begins on the first screen. */}
      <Box sx={{ display: { xs: tab === PANEL_TABS[0] ? 'block' : 'none', md: 'block' } }}>
        <PanelCards />
      </Box>
      <SectionTabs
        name="Secciones del panel"
        label="Sección"
        addresses={ADDRESSES}
        current={panelAddress(tab)}
      />
      <Suspense fallback={<PanelLoading />}>
        <tab.Content />
      </Suspense>
    </>
  );
}
