import { useState } from 'react';
import { useDeleteController, useRecordContext } from 'react-admin';
import { AskFirst } from './AskFirst';
import { RowMenu } from './RowMenu';

interface Props {
  /** What the record is called. */
  name: string;
  /** What deleting it means. */
  warning: string;
  onEdit: () => void;
}

/** 'Editar', which opens a dialog over the list, and 'Eliminar', which asks by name. */
export function RowActions({ name, warning, onEdit }: Props) {
  const record = useRecordContext();
  const [asking, setAsking] = useState(false);
  const { handleDelete } = useDeleteController({ record, mutationMode: 'pessimistic', redirect: false });
  return (
    <>
      <RowMenu
        of={name}
        items={[
          { label: 'Editar', onChoose: onEdit },
          { label: 'Eliminar', onChoose: () => setAsking(true) },
        ]}
      />
      <AskFirst
        open={asking}
        question={`¿Eliminar «${name}»?`}
        explanation={warning}
        confirm="Eliminar"
        onClose={() => setAsking(false)}
        onConfirm={handleDelete}
      />
    </>
  );
}
