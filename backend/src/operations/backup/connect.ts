import { Client } from 'pg';

/**
 * A connection of a command: it waits as long as it takes, whatever limits the role has for requests. Past a pooler, which
 * would give the locks of a session to others.
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
