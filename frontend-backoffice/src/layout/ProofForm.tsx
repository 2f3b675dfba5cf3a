import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { ProofKind } from '../providers/proof';
import { sessionClient } from '../providers/session';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { fieldErrorsOf, type Schemas } from '../providers/api';

const FIELD = {
  password: {
    label: 'Contraseña',
    helperText: 'La de tu cuenta.',
    type: 'password',
    autoComplete: 'current-password',
  },
  code: {
    label: 'Código de verificación',
    helperText: 'El de tu aplicación, o uno de recuperación.',
    type: 'text',
    autoComplete: 'one-time-code',
  },
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
      title="Confirma que eres tú"
      maxWidth="xs"
      submitLabel="Confirmar"
      save={save}
      then={() => onClose(true)}
      onClose={() => onClose(false)}
    >
      <DialogContentText>
        Este cambio afecta a la seguridad del sistema. Lo que has escrito no se pierde.
      </DialogContentText>
      <TextInput source={kind} {...FIELD[kind]} />
    </FormDialog>
  );
}
