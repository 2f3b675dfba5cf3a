import type { ReactNode, Ref } from 'react';
import { useCanAccess } from 'react-admin';
import { PanelFrame } from '../panel/PanelFrame';
import { PartHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';
import { AddButton } from '../ui/AddButton';

const PARTS = [
  { to: '/api-keys', label: 'Claves de API' },
  { to: '/webhooks', label: 'Webhooks' },
] as const;

interface Props {
  current: (typeof PARTS)[number]['to'];
  lead: string;
  /** Of the button that adds one, for those who may write. */
  addLabel: string;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  children: ReactNode;
}

/** The panel's section "Integraciones": keys by which other programs come in, and addresses that are told what happens. */
export function IntegrationsFrame({ current, lead, addLabel, addButton, onAdd, children }: Props) {
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  return (
    <PanelFrame current="/api-keys">
      <SectionTabs
        name="Partes de las integraciones"
        label="Integraciones"
        addresses={PARTS}
        current={current}
      />
      <PartHeader
        title={PARTS.find(({ to }) => to === current)?.label ?? ''}
        lead={lead}
        action={
          writes && (
            <AddButton ref={addButton} onClick={onAdd}>
              {addLabel}
            </AddButton>
          )
        }
      />
      {children}
    </PanelFrame>
  );
}
