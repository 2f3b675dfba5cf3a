import { DOCUMENT_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import type { Candidate } from '../candidates/types';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';

type Order = Schemas['AskDocumentRequest'];

/** Asks a person for a document. */
export function AskDocumentDialog({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const ask = useWrite(
    (provider, order: Order) => provider.askDocument({ ...order, candidato_id: candidate.id }),
    {
      reads: ['documents'],
      done: 'Documento pedido. Se lo hemos dicho al candidato.',
      tells: false,
    },
  );
  return (
    <FormDialog<Order>
      title="Pedir un documento"
      submitLabel="Pedir documento"
      save={(order) => ask.mutateAsync(order).then(onClose)}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="Documento"
        placeholder="Permiso de conducir"
        isRequired
        helperText={false}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: DOCUMENT_LIMITS.nombre } }}
      />
      <TextInput
        source="instrucciones"
        label="Instrucciones (opcional)"
        helperText="Las lee el candidato."
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: DOCUMENT_LIMITS.instrucciones } }}
      />
      <DateInput source="plazo" label="Fecha límite (opcional)" helperText={false} />
      <SelectInput
        source="aplicacion_id"
        label="Candidatura"
        emptyText="Ninguna en concreto"
        choices={candidate.aplicaciones
          .filter(({ abierta }) => abierta)
          .map(({ id, vacante_titulo }) => ({ id, name: vacante_titulo ?? 'Candidatura espontánea' }))}
        helperText={false}
      />
    </FormDialog>
  );
}
