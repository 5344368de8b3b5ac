/**
 * What an object itself has under a name that came over the wire. A plain look-up would also find
 * what every object has ("constructor").
 */
export function own<T>(object: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
