// Reads what a query asks for out of its nodes.
import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  ReferenceNode,
  ValueListNode,
  ValueNode,
} from 'kysely'

/** What columns are held to, where all conditions must hold; a condition in other words narrows nothing. */
export function conditionsOf(node: OperationNode | undefined, found = new Map<string, readonly unknown[]>()) {
  if (!node) return found
  if (AndNode.is(node)) {
    conditionsOf(node.left, found)
    conditionsOf(node.right, found)
  } else if (ParensNode.is(node)) conditionsOf(node.node, found)
  else if (BinaryOperationNode.is(node) && OperatorNode.is(node.operator)) {
    const { operator } = node.operator
    const column = columnOf(node.leftOperand)
    const values = operator === '=' || operator === 'in' ? valuesOf(node.rightOperand) : null
    if (column && values) found.set(column, values)
  }
  return found
}

/** The column that a node names; null for anything else. */
export function columnOf(node: OperationNode): string | null {
  const column = ReferenceNode.is(node) ? node.column : node
  return ColumnNode.is(column) && IdentifierNode.is(column.column) ? column.column.name : null
}

function valuesOf(node: OperationNode): readonly unknown[] | null {
  if (ValueNode.is(node)) return [node.value]
  if (PrimitiveValueListNode.is(node)) return node.values
  if (ValueListNode.is(node)) {
    const values = node.values.map((value) => (ValueNode.is(value) ? [value.value] : null))
    return values.includes(null) ? null : values.flatMap((value) => value ?? [])
  }
  return null
}
