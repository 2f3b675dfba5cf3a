import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { BusyButton, DialogButton } from '../ui/buttons';
import { TwoLines } from '../ui/display/text';
import { Sunken } from '../ui/layout';
import { api, at, useDownload } from '../providers/api';
import { translate } from '../i18n/texts';
import type { OfOnboarding } from './onboarding';

/** Without characters that look alike. 24 of 54 are 138 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 24;

/** Made here and sent with the request: the server keeps it nowhere. */
function newPassword(): string {
  // Bytes that would favour some letters are passed over.
  const fair = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < LENGTH) {
    const [byte = fair] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) password += LETTERS[byte % LETTERS.length];
  }
  return password;
}

function PackDialog({ onboarding, onClose }: OfOnboarding & { onClose: () => void }) {
  const { id, candidato_nombre: name } = onboarding;
  const notify = useNotify();
  const [password, setPassword] = useState<string | null>(null);
  const download = useDownload(
    (contrasena: string | null) =>
      api.response('post', '/api/onboardings/{id}/start-pack', at(id, contrasena ? { contrasena } : {})),
    `Alta ${name}.zip`,
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{translate('onboarding.pack.title', { name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{translate('onboarding.pack.lead')}</DialogContentText>
          <FormControlLabel
            control={
              <Checkbox
                checked={password !== null}
                onChange={(_event, on) => setPassword(on ? newPassword() : null)}
              />
            }
            label={
              <TwoLines below={translate('onboarding.pack.encryptHelp')}>
                {translate('onboarding.pack.encrypt')}
              </TwoLines>
            }
          />
          {password && (
            <Sunken>
              <Typography variant="note">{translate('onboarding.pack.password')}</Typography>
              <Typography component="output" sx={{ fontFamily: 'monospace', mr: 1 }}>
                {password}
              </Typography>
              <Button
                size="small"
                onClick={() =>
                  void navigator.clipboard
                    .writeText(password)
                    .then(() => notify('onboarding.pack.copied', { type: 'success' }))
                }
              >
                {translate('onboarding.pack.copy')}
              </Button>
            </Sunken>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        <BusyButton
          variant="contained"
          color="secondary"
          busy={download.isPending}
          onClick={() => download.mutate(password)}
        >
          {translate('onboarding.pack.download')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

/** For those who may read sensitive values, which it has. */
export function StartPackButton({ onboarding }: OfOnboarding) {
  const { permissions } = usePermissions<string[]>();
  if (!permissions?.includes('onboarding:read_sensitive')) return null;
  return (
    <DialogButton
      variant="outlined"
      size="small"
      dialog={(close) => <PackDialog onboarding={onboarding} onClose={close} />}
    >
      {translate('onboarding.pack.label')}
    </DialogButton>
  );
}
