import { useContext, type Context } from 'react';

/**
 * The value of the nearest provider of a context that has no default.
 *
 * @param otherwise says that there is no provider, and where the component belongs
 * @throws Error if there is no provider
 */
export function useProvided<Value>(context: Context<Value | null>, otherwise: string): Value {
  const value = useContext(context);
  if (value === null) throw new Error(otherwise);
  return value;
}
