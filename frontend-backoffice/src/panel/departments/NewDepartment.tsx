import { type DepartmentUse, NEW_DEPARTMENT } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { NewNameDialog } from './NewNameDialog';
import { OfferedIn } from './OfferedIn';
import { useCatalogueWrite } from './useCatalogue';

/** A new department: active, without positions. */
export function NewDepartment({ onClose }: { onClose: () => void }) {
  const [uses, setUses] = useState<DepartmentUse[]>([]);
  const create = useCatalogueWrite({
    write: (provider, order: Schemas['NewDepartmentRequest']) => provider.createDepartment(order),
    failure: null,
  });
  return (
    <NewNameDialog
      title="Nuevo departamento"
      initial={NEW_DEPARTMENT}
      failure="Error creando departamento"
      error={create.error}
      saving={create.isPending}
      onSave={(nombre) => create.mutate({ nombre, ofrecido_en: uses }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <OfferedIn value={uses} onChange={setUses} />
    </NewNameDialog>
  );
}
