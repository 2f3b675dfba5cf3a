import { Button } from '@mui/material';
import { useGetResourceLabel, useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { LoadFailed, StateMessage } from './Loaded';

/** react-admin's `ListNoResults` with a title, a reason and a way out; words in `resources.<x>.empty` and `.empty_filtered`. */
export function ListEmpty({ action }: { action?: ReactNode }) {
  const resource = useResourceContext();
  const list = useListContext();
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const name = resource ? label(resource, 2).toLocaleLowerCase('es') : '';
  const filtered = Object.keys(list.filterValues as object).length > 0;
  return (
    <StateMessage
      title={translate(`resources.${resource}.empty`, {
        _: translate('ra.navigation.no_results', { name }),
      })}
      action={
        filtered ? (
          <Button variant="outlined" onClick={() => list.setFilters({}, [])}>
            {translate('ra.navigation.clear_filters')}
          </Button>
        ) : (
          action
        )
      }
    >
      {filtered
        ? translate(`resources.${resource}.empty_filtered`, {
            _: translate('ra.navigation.no_filtered_results', { name }),
          })
        : translate(`resources.${resource}.invite`, { _: '' })}
    </StateMessage>
  );
}

/** A list that could not be loaded; words in `resources.<x>.failed`. */
export function ListFailed() {
  const resource = useResourceContext();
  const { error, refetch } = useListContext();
  const translate = useTranslate();
  const title = translate(`resources.${resource}.failed`, { _: 'No se pudieron cargar los datos' });
  return <LoadFailed title={title} error={error} onRetry={() => void refetch()} />;
}
