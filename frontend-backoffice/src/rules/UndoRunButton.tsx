import '../i18n/rules';
import { api, at, useWrite } from '../providers/api';
import { BusyButton } from '../ui/buttons';
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
    <BusyButton
      variant="outlined"
      size="small"
      busy={undo.isPending}
      {...(label && { 'aria-label': label })}
      onClick={() => undo.mutate(undefined)}
    >
      {translate('rules.runs.undo')}
    </BusyButton>
  );
}
