import { Box, CircularProgress, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useRequired } from '../layout/useRequired';
import { PageHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';
import { PANEL_ADDRESSES } from './tabs';

function PanelLoading() {
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, py: 8 }}
    >
      <CircularProgress size={24} aria-hidden />
      <Typography color="text.secondary">Cargando panel de administración...</Typography>
    </Box>
  );
}

export function PanelFrame({ current, children }: { current: string; children: ReactNode }) {
  const allowed = useRequired('config:read');
  if (!allowed) return <PanelLoading />;
  return (
    <>
      <PageHeader
        title="Panel de Administración"
        lead="Configuración, departamentos, usuarios y registro de actividad."
      />
      <SectionTabs name="Secciones del panel" label="Sección" addresses={PANEL_ADDRESSES} current={current} />
      <Suspense fallback={<PanelLoading />}>{children}</Suspense>
    </>
  );
}
