import { Button } from '@mui/material';
import { DOCUMENT_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';
import type { DocumentRequest } from './types';

/** Asks for another file and says why; the candidate reads it. */
export function RefuseDocumentButton({ document }: { document: DocumentRequest }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const refuse = useWrite(
    (provider, { motivo = '' }: { motivo?: string }) =>
      provider.refuseDocument(document.id, { version: document.version, motivo }),
    {
      reads: ['documents'],
      done: 'Documento rechazado. Se lo hemos dicho al candidato.',
      tells: false,
    },
  );
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        Rechazar
      </Button>
      {asking && (
        <FormDialog<{ motivo?: string }>
          title={`Rechazar «${document.nombre}»`}
          maxWidth="xs"
          submitLabel="Rechazar"
          save={(order) => refuse.mutateAsync(order).then(close)}
          onClose={close}
        >
          <TextInput
            source="motivo"
            label="Motivo"
            helperText="Lo lee el candidato, en un correo y en su portal."
            isRequired
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: DOCUMENT_LIMITS.motivo } }}
          />
        </FormDialog>
      )}
    </>
  );
}
