import '../../i18n/integrations';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SecretField } from '../../ui/forms/SecretField';
import { useCanAccess, useListContext } from 'react-admin';
import { PanelFrame } from '../PanelFrame';
import { PartHeader } from '../../ui/PageHeader';
import { SectionTabs } from '../../ui/SectionTabs';
import { AddButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

interface Props {
  of: 'key' | 'webhook';
  name?: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret once. Only its button closes it: a stray click must not lose what nobody can show again. */
export function SecretDialog({ of, name, secret, onClose }: Props) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{translate(`integrations.secret.${of}.title`, { name })}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{translate('integrations.secret.warning')}</Alert>
        <SecretField label={translate(`integrations.secret.${of}.label`)} secret={secret} />
        <Typography color="text.secondary">{translate(`integrations.secret.${of}.help`)}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('integrations.secret.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const ADD_BUTTON = 'add-integration';

/**
 * What one confirmed takes its own button away when the list has been read again: the keyboard then goes on at the
 * button that adds one.
 * @returns to be called when something is going to disappear
 */
export function useFocusAfterRemoval(): () => void {
  const { data } = useListContext();
  const removing = useRef(false);
  useEffect(() => {
    if (!removing.current || document.activeElement !== document.body) return;
    removing.current = false;
    document.getElementById(ADD_BUTTON)?.focus();
  }, [data]);
  return () => {
    removing.current = true;
  };
}

const ADDRESS = { keys: '/api-keys', webhooks: '/webhooks' };
const PARTS = Object.entries(ADDRESS).map(([part, to]) => ({
  label: `integrations.frame.${part}.title`,
  to,
}));

interface FrameProps {
  part: keyof typeof ADDRESS;
  /** Of the button that adds one, for those who may write. */
  onAdd: () => void;
  children: ReactNode;
}

/** The panel's section "Integraciones": keys by which other programs come in, and addresses that are told what happens. */
export function IntegrationsFrame({ part, onAdd, children }: FrameProps) {
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  return (
    <PanelFrame current="/api-keys">
      <SectionTabs
        name="integrations.frame.parts"
        label="integrations.frame.title"
        addresses={PARTS}
        current={ADDRESS[part]}
      />
      <PartHeader
        title={`integrations.frame.${part}.title`}
        lead={`integrations.frame.${part}.lead`}
        action={
          writes && (
            <AddButton id={ADD_BUTTON} onClick={onAdd}>
              {translate(`integrations.frame.${part}.add`)}
            </AddButton>
          )
        }
      />
      {children}
    </PanelFrame>
  );
}
