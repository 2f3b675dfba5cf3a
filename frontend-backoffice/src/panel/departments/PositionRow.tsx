import Box from '@mui/material/Box';
import { CATALOGUE_LIMITS } from '@hiring/contract';
import type { CatalogueDepartment } from '../../providers/calls/settings';
import { ConfirmedButton } from '../../ui/ConfirmedButton';
import { SavedSwitch } from '../../ui/SavedSwitch';
import { SavedTextField } from '../../ui/SavedTextField';
import { OrderButtons } from './OrderButtons';
import { useCatalogueWrite, useVersionOf } from './useCatalogue';

type Position = CatalogueDepartment['posiciones'][number];

interface Props {
  department: CatalogueDepartment;
  position: Position;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemoved: () => void;
}

/** One position: its name, its place, whether it is offered. */
export function PositionRow({ department, position, first, last, onMove, onRemoved }: Props) {
  const versionOf = useVersionOf();
  const update = useCatalogueWrite({
    write: (provider, change: { nombre?: string; activa?: boolean }) =>
      provider.updatePosition(department.id, position.id, {
        ...change,
        version: versionOf(department.id, position.id),
      }),
    failure: null,
  });
  const remove = useCatalogueWrite<void>({
    write: (provider) => provider.removePosition(department.id, position.id),
    expect: (catalogue) =>
      catalogue.map((one) =>
        one.id === department.id
          ? { ...one, posiciones: one.posiciones.filter(({ id }) => id !== position.id) }
          : one,
      ),
    failure: 'Error eliminando posición',
  });
  const save = async (change: { nombre?: string; activa?: boolean }): Promise<void> => {
    await update.mutateAsync(change);
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto auto' },
      }}
    >
      <OrderButtons name={position.nombre} first={first} last={last} onMove={onMove} />
      <SavedTextField
        label="Nombre de la posición"
        value={position.nombre}
        save={(nombre) => save({ nombre })}
        failure="Error actualizando posición"
        field="nombre"
        input={{ maxLength: CATALOGUE_LIMITS.name }}
      />
      <SavedSwitch
        label="Activa"
        value={position.activa}
        save={(activa) => save({ activa })}
        failure="Error actualizando posición"
      />
      <Box sx={{ pt: { md: 0.5 } }}>
        <ConfirmedButton
          label="Eliminar"
          question={`¿Eliminar la posición «${position.nombre}»?`}
          explanation="Si alguna vacante o candidatura la usa no se podrá eliminar: en ese caso, desactívala."
          busy={remove.isPending}
          onConfirm={() => {
            onRemoved();
            remove.mutate();
          }}
        />
      </Box>
    </Box>
  );
}
