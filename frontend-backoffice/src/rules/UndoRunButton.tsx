import '../i18n/rules';
import { Button } from '@mui/material';
import { api, at, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';

/** Takes back what a rule did once, as far as nobody has gone on from there. */
export function UndoRunButton({ id, label }: { id: string; label?: string }) {
  const undo = useWrite(() => api.post('/api/rules/runs/{id}/undo', at(id)), {
    changes: ['rules', 'applications', 'candidates', 'documents', 'tags', 'tasks', 'emails'],
    done: ({ queda }) =>
      queda.length > 0
        ? translate('rules.runs.kept', { what: queda.join(', ') })
        : translate('rules.runs.undone'),
  });
  return (
    <Button
      variant="outlined"
      size="small"
      disabled={undo.isPending}
      {...(label && { 'aria-label': label })}
      onClick={() => undo.mutate(undefined)}
    >
      {translate('rules.runs.undo')}
    </Button>
  );
}
