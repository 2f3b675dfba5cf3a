import Box from '@mui/material/Box';
import { CATALOGUE_LIMITS, type DepartmentUse } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { CatalogueDepartment } from '../../providers/calls/settings';
import { ConfirmedButton } from '../../ui/ConfirmedButton';
import { SavedSwitch } from '../../ui/SavedSwitch';
import { SavedTextField } from '../../ui/SavedTextField';
import { SavingNote } from '../../ui/SavingNote';
import { useSaving } from '../../ui/useSaving';
import { OfferedIn } from './OfferedIn';
import { PositionList } from './PositionList';
import { useCatalogueWrite, useVersionOf } from './useCatalogue';

type Change = Omit<Schemas['DepartmentUpdate'], 'version'>;

const FAILURE = 'Error actualizando departamento';

/** Everything of a department; each change is saved by itself. */
export function DepartmentForm({
  department,
  onRemoved,
}: {
  department: CatalogueDepartment;
  onRemoved: () => void;
}) {
  const { id, codigo, nombre, activo, ofrecido_en } = department;
  const versionOf = useVersionOf();
  const update = useCatalogueWrite({
    write: (provider, change: Change) => provider.updateDepartment(id, { ...change, version: versionOf(id) }),
    failure: null,
  });
  const remove = useCatalogueWrite<void>({
    write: (provider) => provider.removeDepartment(id),
    expect: (catalogue) => catalogue.filter((one) => one.id !== id),
    failure: 'Error eliminando departamento',
  });
  const save = async (change: Change): Promise<void> => {
    await update.mutateAsync(change);
  };
  const offering = useSaving((uses: DepartmentUse[]) => save({ ofrecido_en: uses }));

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <SavedTextField
          label="Nombre del departamento"
          value={nombre}
          save={(text) => save({ nombre: text })}
          failure={FAILURE}
          field="nombre"
          hint={`Código en los datos: ${codigo}. No cambia aunque cambie el nombre.`}
          input={{ maxLength: CATALOGUE_LIMITS.name }}
        />
        <SavedSwitch
          label="Activo"
          value={activo}
          save={(on) => save({ activo: on })}
          failure={FAILURE}
          hint="Inactivo no se ofrece; lo que ya lo tiene lo conserva."
        />
      </Box>
      <Box>
        <OfferedIn
          value={offering.state.kind === 'saving' ? offering.state.value : ofrecido_en}
          disabled={offering.state.kind === 'saving'}
          onChange={(uses) => void offering.run(uses)}
        />
        <SavingNote
          state={offering.state}
          failure={FAILURE}
          say={() => 'lo que habías elegido'}
          onAgain={(uses) => void offering.run(uses)}
        />
      </Box>
      <PositionList department={department} />
      <Box>
        <ConfirmedButton
          label="Eliminar departamento"
          question={`¿Eliminar el departamento «${nombre}»?`}
          explanation="Se eliminan también sus posiciones. Si algo lo usa no se podrá eliminar: en ese caso, desactívalo."
          busy={remove.isPending}
          color="error"
          onConfirm={() => {
            onRemoved();
            remove.mutate();
          }}
        />
      </Box>
    </Box>
  );
}
