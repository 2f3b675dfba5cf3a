import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { ProofKind } from '../providers/proof';
import { sessionClient } from '../providers/session';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { fieldErrorsOf, type Schemas } from '../providers/api';
import { translate } from '../i18n/texts';

const FIELD = {
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code' },
} as const;

/** Asks until the proof is accepted or given up. */
export function ProofForm({ kind: asked, onClose }: { kind: ProofKind; onClose: (proven: boolean) => void }) {
  const [kind, setKind] = useState(asked);
  const save = async (proof: Schemas['ProofRequest']) => {
    try {
      await sessionClient.post('/api/auth/proof', { body: { [kind]: '', ...proof } });
    } catch (error) {
      // The second factor was turned on or off in another window.
      const [named] = Object.keys(fieldErrorsOf(error));
      if (named === 'password' || named === 'code') setKind(named);
      throw error;
    }
  };
  return (
    <FormDialog<Schemas['ProofRequest']>
      key={kind}
      title="layout.proof.title"
      maxWidth="xs"
      submitLabel="layout.proof.confirm"
      save={save}
      then={() => onClose(true)}
      onClose={() => onClose(false)}
    >
      <DialogContentText>{translate('layout.proof.lead')}</DialogContentText>
      <TextInput
        source={kind}
        label={`layout.proof.${kind}.label`}
        helperText={`layout.proof.${kind}.help`}
        {...FIELD[kind]}
      />
    </FormDialog>
  );
}
