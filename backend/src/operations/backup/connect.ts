import { Client } from 'pg';

/**
 * A connection for commands: without the role's time-outs for requests, and not through a pooler, which would give
 * session locks to others.
 */
export async function connect(connectionString: string, name: 'backup' | 'restore'): Promise<Client> {
  const client = new Client({ connectionString, application_name: `fleet-hiring-${name}` });
  // A connection that breaks fails the statement that uses it.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
  );
  return client;
}
