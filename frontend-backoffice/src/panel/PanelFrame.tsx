import { type ReactNode, Suspense } from 'react';
import { useRequired } from '../layout/useRequired';
import { PageHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';
import { PanelLoading } from './PanelLoading';
import { PANEL_ADDRESSES } from './tabs';

/** The heading and the tabs of the administration panel around one of its screens. */
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
