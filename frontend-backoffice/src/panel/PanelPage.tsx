import { Navigate, useParams } from 'react-router-dom';
import { PanelCards } from './PanelCards';
import { PanelFrame } from './PanelFrame';
import { PANEL_TABS, panelAddress } from './tabs';

/** /panel-admin and its tabs, for administrators. A tab that is a resource stands at the resource's address. */
export function PanelPage() {
  const { tab: path = '' } = useParams();
  const tab = PANEL_TABS.find((one) => one.path === path) ?? PANEL_TABS[0];
  if (!tab) return null;
  if ('resource' in tab) return <Navigate to={panelAddress(tab)} replace />;
  return (
    <PanelFrame current={panelAddress(tab)}>
      {tab === PANEL_TABS[0] && <PanelCards />}
      <tab.Content />
    </PanelFrame>
  );
}
