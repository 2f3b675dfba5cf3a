import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react';
import { SecretField } from '../../ui/forms/SecretField';
import { useCanAccess } from 'react-admin';
import { PanelFrame } from '../PanelFrame';
import { PartHeader } from '../../ui/PageHeader';
import { SectionTabs } from '../../ui/SectionTabs';
import { AddButton } from '../../ui/buttons';

interface Props {
  title: string;
  label: string;
  secret: string;
  explanation: string;
  onClose: () => void;
}

/** A secret, this once. Only its button closes it: a stray click must not lose what nobody can show again. */
export function SecretDialog({ title, label, secret, explanation, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          No se vuelve a mostrar: copia ahora el texto.
        </Alert>
        <SecretField label={label} secret={secret} />
        <Typography color="text.secondary">{explanation}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Ya está a salvo
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * What one confirmed takes its own button away when the list has been read again: the keyboard then goes on at `target`.
 * @returns to be called when something is going to disappear
 */
export function useFocusAfterRemoval(list: unknown, target: RefObject<HTMLElement | null>): () => void {
  const removing = useRef(false);
  useEffect(() => {
    if (!removing.current || document.activeElement !== document.body) return;
    removing.current = false;
    target.current?.focus();
  }, [list, target]);
  return () => {
    removing.current = true;
  };
}

const PARTS = [
  { to: '/api-keys', label: 'Claves de API' },
  { to: '/webhooks', label: 'Webhooks' },
] as const;

interface IntegrationsFrameProps {
  current: (typeof PARTS)[number]['to'];
  lead: string;
  /** Of the button that adds one, for those who may write. */
  addLabel: string;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  children: ReactNode;
}

/** The panel's section "Integraciones": keys by which other programs come in, and addresses that are told what happens. */
export function IntegrationsFrame({
  current,
  lead,
  addLabel,
  addButton,
  onAdd,
  children,
}: IntegrationsFrameProps) {
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
