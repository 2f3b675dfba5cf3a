import type { EntityManager } from 'typeorm';
import { Import } from '../candidates/recruiting/imports/import.entity.js';
import { Provenance } from '../candidates/recruiting/imports/provenance.entity.js';
import { Task } from '../candidates/people/tasks/task.entity.js';
import type { CompanyInfoRecord } from '../config/system-config.entity.js';
import { InterviewAvailability } from '../interviews/slots/availability.entity.js';
import { LogEntry } from '../logs/log-entry.entity.js';
import { EmailTemplateVersion } from '../mail/templates/email-template.entity.js';
import { Hold } from '../privacy/retention/holds/hold.entity.js';
import { RightsRequest } from '../privacy/rights/rights-request.entity.js';
import { deadlineOf } from '../privacy/rights/rights.rules.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import { candidateId, type DemoCandidate } from './people.js';

/** What staff has besides applications: hours, tasks, templates, requests, an import and the log. */
export async function insertOffice(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
  { hours }: CompanyInfoRecord,
): Promise<void> {
  const templates = files.read<{ cuerpo: string }>('email-templates', ['cuerpo']);
  const requests = files.read<{ recibida_el: string }>('rights-requests', ['recibida_el']);
  const imports = files.read<{ id: string; terminada_at: string }>('imports', ['id', 'terminada_at']);
  // People without an account came with the import.
  const brought = candidates.filter(({ person }) => !person.account);
  const [source] = imports;

  await insertRows(manager, LogEntry, files.read('log', []));
  await insertRows(manager, InterviewAvailability, files.read('interview-hours', []));
  await insertRows(
    manager,
    EmailTemplateVersion,
    templates.map((template) => ({ ...template, cuerpo: template.cuerpo.replace('{hours}', inText(hours)) })),
  );
  await insertRows(manager, Hold, files.read('holds', []));
  await insertRows(manager, Task, files.read('tasks', []));
  await insertRows(
    manager,
    RightsRequest,
    requests.map((request) => ({ ...request, vence_el: deadlineOf(request.recibida_el) })),
  );
  await insertRows(manager, Import, imports);
  await insertRows(
    manager,
    Provenance,
    brought.map(({ person }) => ({
      id: demoId(`provenance:${person.email}`),
      candidato_id: candidateId(person),
      importacion_id: source?.id,
      created_at: source?.terminada_at,
    })),
  );
}

/** Opening hours within a sentence: "de lunes a viernes…". */
const inText = (hours: string): string => hours.charAt(0).toLowerCase() + hours.slice(1);
